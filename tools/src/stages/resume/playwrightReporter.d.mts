interface Journey {
  location: { file: string };
  outcome: () => string;
}

export default class RecordingReporter {
  onBegin(config: object, suite: { allTests: () => Journey[] }): void;
  onTestEnd(journey: Journey, result: { status: string }): void;
}
