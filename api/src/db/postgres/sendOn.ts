import type { PoolClient } from 'pg';
import type { Packet } from '../beginOn';
import type { QueryResult } from '../engine';
import { messageOf, PacketQuery } from './packetQuery';
import { planName } from './planNames';

/** Sends a packet over a connection, and resolves with the result of its statement. */
export async function sendOn(client: PoolClient, packet: Packet): Promise<QueryResult> {
  const { text } = packet.statement;
  const contents = {
    ahead: () => packet.ahead().map((statement) => messageOf(statement)),
    message: messageOf(packet.statement, packet.isKept ? planName(text) : ''),
    behind: packet.behind.map((statement) => messageOf(statement)),
  };
  try {
    return await new Promise<QueryResult>((resolve, reject) => {
      client.query(
        new PacketQuery(contents, client, (error, result) => (error ? reject(error) : resolve(result))),
      );
    });
  } catch (error) {
    // The driver's stack ends at its socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
