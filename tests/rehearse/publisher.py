"""Runs the CDK's own publisher as Lambda would, with the AWS CLI on the PATH."""
import importlib.util, json, logging, os, subprocess, sys

FOLDER = sys.argv[1]
CODE = os.path.join(
    "node_modules/aws-cdk-lib/custom-resource-handlers/dist/aws-s3-deployment/bucket-deployment-handler/index.py",
)
os.environ.setdefault("AWS_DEFAULT_REGION", "us-east-1")
spec = importlib.util.spec_from_file_location("publisher_code", CODE)
code = importlib.util.module_from_spec(spec)
spec.loader.exec_module(code)
logging.disable(logging.CRITICAL)

calls = open(os.path.join(FOLDER, "calls.jsonl"), "a")


def aws_command(*args):
    done = subprocess.run(["aws", *args], capture_output=True, text=True)
    for line in done.stdout.replace("\r", "\n").split("\n"):
        if line.startswith(("upload:", "delete:")):
            word, rest = line.split(": ", 1)
            calls.write(json.dumps({"kind": "object", "action": word, "key": rest.split(" to ")[-1]}) + "\n")
    if done.returncode != 0:
        raise RuntimeError(done.stderr)


class CloudFront:
    def create_invalidation(self, **arguments):
        calls.write(json.dumps({"kind": "invalidation", "paths": arguments["InvalidationBatch"]["Paths"]["Items"]}) + "\n")
        return {"Invalidation": {"Id": "I1"}}

    def get_waiter(self, _):
        calls.write(json.dumps({"kind": "wait for the invalidation"}) + "\n")
        return self

    def wait(self, **_):
        pass


class Context:
    log_stream_name = "rehearsal"


answered = []
code.aws_command = aws_command
code.cloudfront = CloudFront()
code.cfn_send = lambda _event, _context, status, *_args, reason=None, **_more: answered.append((status, reason))
code.handler(json.load(sys.stdin), Context())
calls.close()
status, reason = answered[-1]
if status != "SUCCESS":
    sys.exit(str(reason))
