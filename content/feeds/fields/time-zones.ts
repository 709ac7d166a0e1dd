const minutes = new Map(
	Object.entries({
		ut: 0,
		utc: 0,
		gmt: 0,
		z: 0,
		wet: 0,
		west: 60,
		bst: 60,
		cet: 60,
		cest: 120,
		met: 60,
		mest: 120,
		eet: 120,
		eest: 180,
		msk: 180,
		ist: 330,
		sgt: 480,
		hkt: 480,
		awst: 480,
		jst: 540,
		kst: 540,
		acst: 570,
		acdt: 630,
		aest: 600,
		aedt: 660,
		nzst: 720,
		nzdt: 780,
		ast: -240,
		adt: -180,
		est: -300,
		edt: -240,
		cst: -360,
		cdt: -300,
		mst: -420,
		mdt: -360,
		pst: -480,
		pdt: -420,
		akst: -540,
		akdt: -480,
		hst: -600,
	}),
);

/**
 * Returns the offset of a zone in minutes east of Greenwich: "Z", "+0530", "GMT+1", "PDT". A
 * missing or unknown zone counts as UTC.
 */
export function zoneMinutes(zone: string): number {
	const offset = /([+-])(\d{1,2}):?(\d{2})?\s*(?:$|[^\d:])/.exec(zone);
	if (offset) {
		const [, sign, hours, rest] = offset;
		const total = Number(hours) * 60 + Number(rest ?? 0);
		return sign === "-" ? -total : total;
	}
	const name = /[a-z]+/i.exec(zone)?.[0].toLowerCase();
	return name ? (minutes.get(name) ?? 0) : 0;
}
