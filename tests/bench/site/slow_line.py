#!/usr/bin/env python3
"""Runs a command at one end of a slow line of real packets, so that TCP slow start is real.

usage: slow_line.py DELAY_MS DOWN_BITS_PER_S UP_BITS_PER_S COMMAND ...

The command runs at the visitor's end, a new network namespace. The server's end is a second one: a
socket that listens there is the command's file descriptor SLOW_LINE. Each has a TUN device. This
process carries packets between them, holding each back for half the round trip and while the line is
busy. The machine's own network is not changed, and everything is removed when the command ends, whose
exit code becomes this process's. It needs the right to create network namespaces and TUN devices:
root's, or that of a user namespace.
"""
import asyncio
import ctypes
import fcntl
import os
import selectors
import socket
import struct
import subprocess
import sys

CLONE_NEWNET = 0x40000000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
MTU = 1500
# A packet that would wait longer than this (in seconds) is dropped, as on a phone's line.
LONGEST_QUEUE = 0.5
SERVER, VISITOR = "10.83.0.1", "10.83.0.2"


def enter_new_namespace(own: str, peer: str) -> int:
    """Moves this process to a new network namespace and returns its end of the line."""
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "cannot create a network namespace")
    tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH", b"line", IFF_TUN | IFF_NO_PI))
    for command in (
        ["link", "set", "lo", "up"],
        ["address", "add", own, "peer", peer, "dev", "line"],
        ["link", "set", "line", "mtu", str(MTU), "up"],
    ):
        subprocess.run(["ip", *command], check=True)
    return tun


def carry(source: int, target: int, delay: float, rate: float) -> None:
    """Carries packets in one direction, in order, each after queueing and delay."""
    loop = asyncio.get_running_loop()
    free_at = 0.0

    def read() -> None:
        nonlocal free_at
        packet = os.read(source, MTU)
        now = loop.time()
        starts = max(now, free_at)
        if starts - now <= LONGEST_QUEUE:
            free_at = starts + len(packet) * 8 / rate
            loop.call_at(free_at + delay, os.write, target, packet)

    loop.add_reader(source, read)


async def main(delay_ms: str, down: str, up: str, *command: str) -> int:
    server = enter_new_namespace(SERVER, VISITOR)
    listener = socket.create_server((SERVER, 0))
    visitor = enter_new_namespace(VISITOR, SERVER)
    delay = float(delay_ms) / 2000
    carry(server, visitor, delay, float(down))
    carry(visitor, server, delay, float(up))
    os.environ["SLOW_LINE"] = str(listener.fileno())
    process = await asyncio.create_subprocess_exec(
        *command, pass_fds=[listener.fileno()]
    )
    return await process.wait()


# The default selector's clock only has milliseconds.
loop = asyncio.SelectorEventLoop(selectors.SelectSelector())
asyncio.set_event_loop(loop)
sys.exit(loop.run_until_complete(main(*sys.argv[1:])))
