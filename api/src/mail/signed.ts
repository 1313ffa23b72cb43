import type { Transaction } from '../db/database';
import { readCompany } from '../people/company';

/** A text above the name of the company, after the line by which mail programs know a signature. */
export async function signed(tx: Transaction, body: string): Promise<string> {
  const { company_name } = await readCompany(tx);
  return company_name === '' ? body : `${body}\n\n-- \n${company_name}`;
}
