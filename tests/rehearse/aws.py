"""A local AWS for the rehearsal: moto's server, and for its CloudFormation a stand-in for each
resource type that moto does not support. The publisher's code runs unchanged.

    python3 tests/rehearse/aws.py <port> <folder for its log>

Writes one JSON line to calls.jsonl for each object put or deleted and each CloudFront call.
"""

import sys

import moto_fixes  # noqa: F401
from moto.cloudformation import parsing
from moto.server import main
from stand_in import StandIn

# Created by moto itself, because the rehearsal or the CDK's CLI reads them.
REAL = {"AWS::S3::Bucket", "AWS::SSM::Parameter", "AWS::ECR::Repository"}
real_class = parsing.resource_class_from_type
parsing.resource_class_from_type = lambda kind: real_class(kind) if kind in REAL else StandIn

main(["-H", "127.0.0.1", "-p", sys.argv[1]])
