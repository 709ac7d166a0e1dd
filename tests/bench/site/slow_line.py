#!/usr/bin/env python3
"""Runs a command at one end of a slow line of real packets, so that TCP slow start is real.

usage: slow_line.py DELAY_MS DOWN_BITS_PER_S UP_BITS_PER_S COMMAND ...

The command runs in a new network namespace, where SLOW_LINE_SERVER is its own address. The other end
of the line is a second namespace, whose file SLOW_LINE_VISITOR names: nsenter starts a browser in it.
Each has a TUN device. This process carries packets between them, holding each back for half the round
trip and while the line is busy. The machine's own network is not changed, and everything is removed
when the command ends, whose exit code becomes this process's. It needs the right to create network
namespaces and TUN devices: root's, or that of a user namespace.
"""
import collections
import ctypes
import fcntl
import os
import select
import struct
import subprocess
import sys
import time

CLONE_NEWNET = 0x40000000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
MTU = 1500
# A packet that would wait longer than this (in seconds) is dropped, as on a phone's line.
LONGEST_QUEUE = 0.5
SERVER, VISITOR = "10.83.0.1", "10.83.0.2"


libc = ctypes.CDLL(None, use_errno=True)


def enter_new_namespace(own: str, peer: str) -> int:
    """Moves this process to a new network namespace and returns its end of the line."""
    if libc.unshare(CLONE_NEWNET) != 0:
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


class Direction:
    """One direction of the line, which delivers packets in order after queueing and delay."""

    def __init__(self, source: int, target: int, delay: float, rate: float) -> None:
        self.source, self.target, self.delay, self.rate = source, target, delay, rate
        self.free_at = 0.0
        self.in_transit = collections.deque()

    def read(self) -> None:
        while True:
            try:
                packet = os.read(self.source, MTU)
            except BlockingIOError:
                return
            now = time.monotonic()
            starts = max(now, self.free_at)
            if starts - now > LONGEST_QUEUE:
                continue
            self.free_at = starts + len(packet) * 8 / self.rate
            self.in_transit.append((self.free_at + self.delay, packet))

    def deliver(self) -> None:
        while self.in_transit and self.in_transit[0][0] <= time.monotonic():
            os.write(self.target, self.in_transit.popleft()[1])

    def due_in(self) -> float:
        return self.in_transit[0][0] - time.monotonic() if self.in_transit else 1.0


def main() -> int:
    delay = float(sys.argv[1]) / 2000
    down, up = float(sys.argv[2]), float(sys.argv[3])
    server = enter_new_namespace(SERVER, VISITOR)
    servers_namespace = os.open("/proc/self/ns/net", os.O_RDONLY)
    visitor = enter_new_namespace(VISITOR, SERVER)
    command = subprocess.Popen(
        sys.argv[4:],
        env={
            **os.environ,
            "SLOW_LINE_SERVER": SERVER,
            "SLOW_LINE_VISITOR": f"/proc/{os.getpid()}/ns/net",
        },
        preexec_fn=lambda: libc.setns(servers_namespace, CLONE_NEWNET),
    )
    directions = [
        Direction(server, visitor, delay, down),
        Direction(visitor, server, delay, up),
    ]
    while command.poll() is None:
        wait = max(0.0, min(direction.due_in() for direction in directions))
        ready = select.select([server, visitor], [], [], wait)[0]
        for direction in directions:
            if direction.source in ready:
                direction.read()
            direction.deliver()
    return command.returncode


sys.exit(main())
