/** Addresses of all services, each with the environment variable that overrides it. */
const port = (variable: string, fallback: number) => ({
  variable,
  port: Number(process.env[variable] || fallback),
});

export const ports = {
  staff: port('STAFF_PORT', 3000),
  partner: port('PARTNER_PORT', 3001),
  api: port('API_PORT', 4000),
};

export const addresses = {
  staff: `http://localhost:${ports.staff.port}`,
  partner: `http://localhost:${ports.partner.port}`,
  partnerApart: `http://partner.localhost:${ports.partner.port}`,
  api: `http://localhost:${ports.api.port}`,
};
