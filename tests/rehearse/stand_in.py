"""The stand-in for each resource type that moto's CloudFormation does not support."""

import json
import os
import subprocess
import sys
import threading
import uuid

from moto.core.common_models import CloudFormationModel

FOLDER = sys.argv[2]
HERE = os.path.dirname(os.path.abspath(__file__))
log_lock = threading.Lock()


def write_down(**fields):
    with log_lock, open(os.path.join(FOLDER, "calls.jsonl"), "a") as log:
        log.write(json.dumps(fields) + "\n")


class StandIn(CloudFormationModel):
    """A resource with only a name, properties and attribute names."""

    # moto registers each model under the name of its module.
    __module__ = "moto.standin.models"

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
