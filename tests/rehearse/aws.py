"""A local AWS for the rehearsal: moto's server, and for its CloudFormation a stand-in for each
resource type that moto does not support. The publisher's code runs unchanged.

    python3 tests/rehearse/aws.py <port> <folder for its log>

Writes one JSON line to calls.jsonl for each object put or deleted and each CloudFront call.
"""

import json
import os
import subprocess
import sys
import threading
import uuid

from moto.cloudformation import models, parsing, responses
from moto.cloudformation.exceptions import CloudFormationError, ValidationError
from moto.core.common_models import CloudFormationModel
from moto.s3.models import FakeBucket, s3_backends

PORT, FOLDER = sys.argv[1], sys.argv[2]
HERE = os.path.dirname(os.path.abspath(__file__))
# Created by moto itself, because the rehearsal or the CDK's CLI reads them.
REAL = {"AWS::S3::Bucket", "AWS::SSM::Parameter", "AWS::ECR::Repository"}
# Types that the CDK's own helpers bring and that do nothing in a rehearsal.
log_lock = threading.Lock()


def write_down(**fields):
    with log_lock, open(os.path.join(FOLDER, "calls.jsonl"), "a") as log:
        log.write(json.dumps(fields) + "\n")


class StandIn(CloudFormationModel):
    # moto registers each model under the name of its module.
    __module__ = "moto.standin.models"
    """A resource with only a name, properties and attribute names."""

    def __init__(self, name, properties, kind):
        self.name, self.properties, self.type = name, properties, kind

    @property
    def physical_resource_id(self):
        return self.name

    @staticmethod
    def cloudformation_type():
        return "StandIn"

    @classmethod
    def has_cfn_attr(cls, attr):
        return True

    def get_cfn_attribute(self, attribute):
        if attribute.endswith("Arn"):
            return f"arn:aws:stand-in:::{self.name}"
        if attribute == "DomainName":
            return f"{self.name.lower()}.cloudfront.test"
        return self.name

    @classmethod
    def create_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name, **kwargs):
        kind = kwargs.get("ResourceType") or cloudformation_json["Type"]
        # An id as long as CloudFront's, and a name for everything else.
        made = cls(resource_name, cloudformation_json.get("Properties", {}), kind)
        write_down(kind="resource", action="create", type=kind, name=resource_name)
        made.apply("Create", {})
        return made

    @classmethod
    def update_from_cloudformation_json(cls, original_resource, new_resource_name, cloudformation_json, account_id, region_name):
        old = original_resource.properties
        made = cls(original_resource.name, cloudformation_json.get("Properties", {}), cloudformation_json["Type"])
        write_down(kind="resource", action="update", type=made.type, name=made.name)
        made.apply("Update", old)
        return made

    def delete(self, account_id, region_name):
        write_down(kind="resource", action="delete", type=self.type, name=self.name)
        self.apply("Delete", self.properties)

    def apply(self, request_type, old_properties):
        if self.type == "Custom::S3AutoDeleteObjects" and request_type == "Delete":
            empty(self.properties["BucketName"])
        if self.type != "Custom::CDKBucketDeployment":
            return
        event = {
            "RequestType": request_type,
            "ResponseURL": "",
            "StackId": "rehearsal",
            "RequestId": str(uuid.uuid4()),
            "LogicalResourceId": self.name,
            "PhysicalResourceId": self.name,
            "ResourceProperties": as_text(self.properties),
            "OldResourceProperties": as_text(old_properties),
        }
        done = subprocess.run(
            [sys.executable, os.path.join(HERE, "publisher.py"), FOLDER],
            input=json.dumps(event),
            text=True,
            capture_output=True,
        )
        if done.returncode != 0:
            write_down(kind="failure", name=self.name, reason=done.stderr[-2000:])
            raise RuntimeError(done.stderr[-2000:])


def empty(bucket):
    """Empties a bucket before its deletion, as the CDK's own helper does."""
    subprocess.run(
        ["aws", "s3", "rm", f"s3://{bucket}", "--recursive", "--quiet"],
        check=True,
    )


def as_text(value):
    """Converts properties as CloudFormation does for a custom resource: numbers and booleans become text."""
    if isinstance(value, dict):
        return {key: as_text(each) for key, each in value.items()}
    if isinstance(value, list):
        return [as_text(each) for each in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else str(value)


real_class = parsing.resource_class_from_type
parsing.resource_class_from_type = lambda kind: real_class(kind) if kind in REAL else StandIn

# moto updates resources in the template's order, CloudFormation in dependency order.
real_diff = parsing.ResourceMap.build_resource_diff


def diff_in_order(self, other_template, parameters=None):
    diff = real_diff(self, other_template, parameters)
    resources, order = other_template["Resources"], []

    def visit(name):
        if name in order or name not in resources:
            return
        depends = resources[name].get("DependsOn", [])
        for each in [depends] if isinstance(depends, str) else depends:
            visit(each)
        order.append(name)

    for name in resources:
        visit(name)
    diff["Modify"].sort(key=order.index)
    diff["Add"].sort(key=order.index)
    return diff


parsing.ResourceMap.build_resource_diff = diff_in_order

# The previous value of a parameter that was never set is its default, which moto does not support.
real_parameters = models.CloudFormationBackend._resolve_update_parameters


def known_parameters(self, instance, incoming_params):
    known = [
        each
        for each in incoming_params
        if "ParameterValue" in each or each["ParameterKey"] in instance.parameters
    ]
    return real_parameters(self, instance, known)


models.CloudFormationBackend._resolve_update_parameters = known_parameters

# moto fails to delete a change set that no longer exists; CloudFormation ignores that.
real_deletion = models.CloudFormationBackend.delete_change_set


def delete_change_set(self, change_set_name):
    if any(change_set_name in (each, known.change_set_name) for each, known in self.change_sets.items()):
        real_deletion(self, change_set_name)


models.CloudFormationBackend.delete_change_set = delete_change_set


# As on AWS, a stack says while it is being updated, and a repeated request with the same token, which
# the AWS CLI sends when an answer takes longer than a minute, starts no second update.
real_update = models.Stack.update
update_tokens = set()


def update_stack(self, *args, **kwargs):
    self.status = "UPDATE_IN_PROGRESS"
    try:
        real_update(self, *args, **kwargs)
    except Exception:
        self.status = "UPDATE_FAILED"
        raise


models.Stack.update = update_stack
real_request = responses.CloudFormationResponse.update_stack


def request_update(self):
    token = self._get_param("ClientRequestToken")
    if token and token in update_tokens:
        stack = self.cloudformation_backend.get_stack(self._get_param("StackName"))
        return responses.ActionResult({"StackId": stack.stack_id})
    update_tokens.add(token)
    return real_request(self)


responses.CloudFormationResponse.update_stack = request_update


class ChangeSetNotFound(CloudFormationError):
    code = "ChangeSetNotFound"


real_description = models.CloudFormationBackend.describe_change_set


def describe_change_set(self, change_set_name):
    try:
        return real_description(self, change_set_name)
    except ValidationError as error:
        raise ChangeSetNotFound(f"ChangeSet [{change_set_name}] does not exist") from error


models.CloudFormationBackend.describe_change_set = describe_change_set

# As on AWS, a bucket with objects is not deleted; moto retries once the helper has emptied it.
real_removal = FakeBucket.delete_from_cloudformation_json.__func__


def remove_bucket(cls, resource_name, cloudformation_json, account_id, region_name):
    bucket = s3_backends[account_id]["aws"].buckets.get(resource_name)
    if bucket and len(bucket.keys) > 0:
        raise RuntimeError(f"{resource_name} is not empty")
    real_removal(cls, resource_name, cloudformation_json, account_id, region_name)


FakeBucket.delete_from_cloudformation_json = classmethod(remove_bucket)

# The previous value of such a parameter is its resolved value, but moto expects its name.
real_look_up = parsing.ResourceMap.parse_ssm_parameter


def look_up(self, value, value_type):
    return real_look_up(self, value, value_type) if value.startswith("/") else value


parsing.ResourceMap.parse_ssm_parameter = look_up

# The address of a template in a bucket has the bucket in its path here, as every local endpoint.
real_template = responses.get_stack_from_s3_url
responses.get_stack_from_s3_url = lambda url, **where: real_template(
    url.replace("127.0.0.1", "localhost"), **where
)

from moto.server import main  # noqa: E402

main(["-H", "127.0.0.1", "-p", PORT])
