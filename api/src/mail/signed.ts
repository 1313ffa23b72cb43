import type { Transaction } from '../db/database';
import { readCompany } from '../people/company';

/** Appends the company's name to a text, below the separator by which mail programs recognise a signature. */
export async function signed(tx: Transaction, body: string): Promise<string> {
  const { company_name } = await readCompany(tx);
  return company_name === '' ? body : `${body}\n\n-- \n${company_name}`;
}
