import "./check-support.ts";
import "./apply-theme.ts";
import "./record-events.ts";
