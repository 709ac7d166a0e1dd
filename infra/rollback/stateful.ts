/**
 * Resource types whose logical id must not change once a stage is live: under a new id CloudFormation creates a
 * new, empty resource, or one with another address.
 */
export const statefulTypes: readonly string[] = [
	"AWS::CertificateManager::Certificate",
	"AWS::CloudFront::Distribution",
	"AWS::DynamoDB::GlobalTable",
	"AWS::DynamoDB::Table",
	"AWS::S3::Bucket",
	"AWS::SES::EmailIdentity",
	"AWS::SNS::Topic",
	"AWS::SecretsManager::Secret",
];

/** Properties that force a replacement when they change, although the logical id stays the same. */
export const replacingProperties: readonly string[] = [
	"BucketName",
	"EmailIdentity",
	"KeySchema",
	"TableName",
	"TopicName",
];
