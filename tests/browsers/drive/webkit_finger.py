"""Touch input for WebKitGTK, whose automation has none: sends the events that GDK creates for a touch screen.

Commands are lines on a socket, "begin X Y", "update X Y" or "end X Y" in pixels of the
view, and each is acknowledged with a line once GTK has processed it.
"""
import ctypes
import socket

from gi.repository import GLib

_gdk = ctypes.CDLL("libgdk-3.so.0")
_gtk = ctypes.CDLL("libgtk-3.so.0")
_gobject = ctypes.CDLL("libgobject-2.0.so.0")
_gdk.gdk_event_new.restype = ctypes.c_void_p
for _function in (
    _gdk.gdk_event_set_device,
    _gdk.gdk_event_set_source_device,
):
    _function.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
for _function in (_gtk.gtk_main_do_event, _gdk.gdk_event_free, _gobject.g_object_ref):
    _function.argtypes = [ctypes.c_void_p]
_gobject.g_object_ref.restype = ctypes.c_void_p

_types = {"begin": 37, "update": 38, "end": 39}


class _Touch(ctypes.Structure):
    """GdkEventTouch. PyGObject cannot set the sequence, which distinguishes fingers."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("window", ctypes.c_void_p),
        ("send_event", ctypes.c_int8),
        ("time", ctypes.c_uint32),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("axes", ctypes.c_void_p),
        ("state", ctypes.c_uint),
        ("sequence", ctypes.c_void_p),
        ("emulating_pointer", ctypes.c_int),
        ("device", ctypes.c_void_p),
        ("x_root", ctypes.c_double),
        ("y_root", ctypes.c_double),
    ]


class Finger:
    """Listens on a socket for touch commands, and sends them to a view."""

    def __init__(self, path):
        self.view = None
        self._sequence = 0
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(path)
        self._server.listen()
        GLib.io_add_watch(self._server, GLib.IO_IN, self._on_connection)

    def _on_connection(self, *_):
        connection, _ = self._server.accept()
        lines = connection.makefile("rw")
        GLib.io_add_watch(connection, GLib.IO_IN, self._on_line, lines)
        return True

    def _on_line(self, _, __, lines):
        line = lines.readline()
        if not line:
            return False
        kind, x, y = line.split()
        self._send(kind, float(x), float(y))
        lines.write("done\n")
        lines.flush()
        return True

    def _send(self, kind, x, y):
        if kind == "begin":
            self._sequence += 1
        window = self.view.get_window()
        _, root_x, root_y = window.get_origin()
        device = window.get_display().get_default_seat().get_pointer()
        event = _gdk.gdk_event_new(_types[kind])
        touch = ctypes.cast(event, ctypes.POINTER(_Touch)).contents
        touch.window = _gobject.g_object_ref(hash(window))
        touch.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
        touch.x, touch.y = x, y
        touch.x_root, touch.y_root = root_x + x, root_y + y
        touch.sequence = self._sequence
        touch.emulating_pointer = 1
        _gdk.gdk_event_set_device(event, hash(device))
        _gdk.gdk_event_set_source_device(event, hash(device))
        _gtk.gtk_main_do_event(event)
        _gdk.gdk_event_free(event)
