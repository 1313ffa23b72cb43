/** The content of an answer, without the two values that always differ. */
export function said(answer: { statusCode: number; body: string; headers: Record<string, unknown> }) {
  const { date: _date, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: answer.body.replaceAll(/"request_id":"[^"]*"/g, '') };
}
