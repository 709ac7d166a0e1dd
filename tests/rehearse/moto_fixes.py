"""Replaces what moto does otherwise than AWS, once it is imported."""

from moto.cloudformation import models, parsing, responses
from moto.cloudformation.exceptions import CloudFormationError, ValidationError
from moto.s3.models import FakeBucket, s3_backends

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
    # moto finds an error's service by the name of its module.
    __module__ = "moto.cloudformation.exceptions"
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
