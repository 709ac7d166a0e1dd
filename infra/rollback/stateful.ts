/**
 * Resource types whose logical id must not change once a stage is live: under a new id
 * CloudFormation makes a new, empty one, or one under another address.
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

/** Properties that cannot be changed in place, although the logical id stays. */
export const replacingProperties: readonly string[] = [
	"BucketName",
	"EmailIdentity",
	"KeySchema",
	"TableName",
	"TopicName",
];
