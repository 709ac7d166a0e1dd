#!/usr/bin/python3
"""A plain WebKitGTK window for WebKitWebDriver: MiniBrowser's own window cannot be as narrow as a phone.

Settings are arguments: --dark, --reduced-motion, --user-script=FILE, --finger=SOCKET.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

sys.dont_write_bytecode = True
from webkit_finger import Finger  # noqa: E402

flags = {flag for flag in sys.argv[1:] if "=" not in flag}
values = dict(flag.split("=", 1) for flag in sys.argv[1:] if "=" in flag)

gtk = Gtk.Settings.get_default()
gtk.set_property("gtk-application-prefer-dark-theme", "--dark" in flags)
gtk.set_property("gtk-enable-animations", "--reduced-motion" not in flags)
# Glyphs as wide as the font defines: hinting would round each to a whole pixel.
gtk.set_property("gtk-xft-hinting", 0)
# A blinking caret would keep screenshots from settling.
gtk.set_property("gtk-cursor-blink", False)

content = WebKit2.UserContentManager()
if "--user-script" in values:
    with open(values["--user-script"], encoding="utf-8") as file:
        content.add_script(
            WebKit2.UserScript.new(
                file.read(),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )

context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager.new_ephemeral()
)
context.set_automation_allowed(True)


finger = Finger(values["--finger"]) if "--finger" in values else None


def new_view(*_):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    if finger:
        finger.view = view
    view.connect("close", lambda _: window.destroy())
    return view


def on_started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("site-tests")
    info.set_version(
        WebKit2.get_major_version(),
        WebKit2.get_minor_version(),
        WebKit2.get_micro_version(),
    )
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context.connect("automation-started", on_started)
Gtk.main()
