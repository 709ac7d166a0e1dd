/**
 * Replaces @aws-sdk/credential-provider-node in the bundles, which would add the clients of four
 * more sign-in services. Lambda provides a function's credentials in these variables for as long
 * as it lives, and so do SAM and the local gateway.
 */
export function defaultProvider() {
	return async () => {
		const {
			AWS_ACCESS_KEY_ID: accessKeyId,
			AWS_SECRET_ACCESS_KEY: secretAccessKey,
			AWS_SESSION_TOKEN: sessionToken,
		} = process.env;
		if (!accessKeyId || !secretAccessKey) {
			throw new Error("AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is not set");
		}
		return {
			accessKeyId,
			secretAccessKey,
			...(sessionToken && { sessionToken }),
		};
	};
}
