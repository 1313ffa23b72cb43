/** Where everything listens; each can be moved by the variable of its name. */
const { STAFF_PORT = '3000', PARTNER_PORT = '3001', API_PORT = '4000' } = process.env;

export const addresses = {
  staff: `http://localhost:${STAFF_PORT}`,
  partner: `http://localhost:${PARTNER_PORT}`,
  partnerApart: `http://partner.localhost:${PARTNER_PORT}`,
  api: `http://localhost:${API_PORT}`,
};
