import { destinationLabels } from "~/data/desk/labels";
import { wireNames } from "~/data/forms/wire-names";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
import { certificateAddress, pingPattern } from "./certificate-address";
import { type Connection, type DestinationDefinition, type Outcome, ordinary } from "./destination";
import { type HttpResult, sendRequest, unanswered } from "./http";

const words = () => placeholderWords().recipients;

/** The provider plans to discontinue pings, so no lead depends on one. */
export const ping: DestinationDefinition = {
  ...ordinary,
  name: "ping",
  label: destinationLabels.ping,
  service: "ping",
  isBestEffort: true,
  isCancelledWhenOff: true,
  withholdsFields: "a ping is a GET without a body, of the address that came with the certificate",
  recipient: (config) => (isCertificationEnabled(config) ? words().certificates : null),
  connect: (config) => connectPing(config),
};

export function connectPing(config: Config, timeout = 20_000): Connection | null {
  if (!isCertificationEnabled(config)) return null;

  const hosts = config.CONSENT_PING_HOSTS;
  const addressIn = ({ [wireNames.certificatePing]: url }: Submission["fields"]) =>
    certificateAddress(url, { hosts, pattern: pingPattern });

  return {
    channel: "ping",
    role: "third_party",
    concurrency: 4,
    rate: null,
    takes: ({ kind, fields }) => submissionKinds[kind].isLead && addressIn(fields) !== null,
    async send({ submission }, signal) {
      const url = addressIn(submission.fields);
      return url
        ? readAnswer(await sendRequest({ method: "GET", url, timeout, signal }))
        : { kind: "refused", status: null, detail: "no ping address that may be called" };
    },
  };
}

const defaultHost = "ping.trustedform.com";

/**
 * A visitor can post any ping address, so having a default host is not enough: without settings no
 * request is made.
 */
function isCertificationEnabled({ CONSENT_SCRIPT_URL, CONSENT_PING_HOSTS }: Config): boolean {
  return Boolean(CONSENT_SCRIPT_URL) || CONSENT_PING_HOSTS.some((host) => host !== defaultHost);
}

function readAnswer(result: HttpResult): Outcome {
  if (result.kind !== "answered") return { ...unanswered(result), limit: 3 };

  const { status } = result;
  if (status >= 200 && status < 300) return { kind: "delivered", status, detail: "pinged" };
  return { kind: "retry", status, detail: `answered ${status}`, limit: 3 };
}
