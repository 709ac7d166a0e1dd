import { BlockList, isIP } from "node:net";

// All IP addresses that IANA's special-purpose registries exclude from the public network.
const reserved = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.31.196.0", 24],
	["192.52.193.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["192.175.48.0", 24],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
] as const) {
	reserved.addSubnet(network, prefix, "ipv4");
}
// Only 2000::/3 is allocated to the public; these parts of it are not, or wrap IPv4.
for (const [network, prefix] of [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
] as const) {
	reserved.addSubnet(network, prefix, "ipv6");
}
const publicSpace = new BlockList();
publicSpace.addSubnet("2000::", 3, "ipv6");

/** Returns whether an IP address is public: not private, loopback, link-local, metadata or mapped. */
export function isPublicIp(ip: string): boolean {
	switch (isIP(ip)) {
		case 4:
			return !reserved.check(ip, "ipv4");
		case 6:
			return publicSpace.check(ip, "ipv6") && !reserved.check(ip, "ipv6");
		default:
			return false;
	}
}
