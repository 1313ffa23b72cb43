interface DemoUser {
  email: string;
  role: 'admin' | 'manager' | 'operator' | 'dmc';
  status: 'active' | 'pending' | 'blocked';
  first_name: string;
  last_name: string;
  company_name?: string;
}

export const demoStaff: DemoUser[] = [
  { email: 'admin@itinera.example', role: 'admin', status: 'active', first_name: 'Anna', last_name: 'Kalnina' },
  { email: 'manager@itinera.example', role: 'manager', status: 'active', first_name: 'Martin', last_name: 'Ozols' },
  { email: 'operator@itinera.example', role: 'operator', status: 'active', first_name: 'Olga', last_name: 'Petrova' },
  { email: 'blocked@itinera.example', role: 'operator', status: 'blocked', first_name: 'Boris', last_name: 'Lukin' },
];

interface DemoPartner extends DemoUser {
  company_name: string;
  /** ISO codes of the countries whose hotels the partner offers. */
  countries: string[];
}

export const demoPartners: DemoPartner[] = [
  { email: 'partner@itinera.example', role: 'dmc', status: 'active', first_name: 'Deniz', last_name: 'Aydin', company_name: 'Levant Sun Travel', countries: ['TR', 'GR', 'CY', 'EG', 'TN'] },
  { email: 'partner2@itinera.example', role: 'dmc', status: 'active', first_name: 'Lucia', last_name: 'Ferrer', company_name: 'Iberia Mare Services', countries: ['ES', 'PT', 'IT', 'FR', 'HR', 'ME', 'BG'] },
  { email: 'contracts@baltic-shore.example', role: 'dmc', status: 'active', first_name: 'Juris', last_name: 'Berzins', company_name: 'Baltic Shore Incoming', countries: ['LV', 'EE', 'LT', 'CZ'] },
  { email: 'sales@alpenblick-reisen.example', role: 'dmc', status: 'active', first_name: 'Heidi', last_name: 'Moser', company_name: 'Alpenblick Reisen', countries: ['AT', 'CH', 'GE'] },
  { email: 'desk@siam-lotus.example', role: 'dmc', status: 'active', first_name: 'Somchai', last_name: 'Rattana', company_name: 'Siam Lotus Holidays', countries: ['TH', 'VN', 'ID'] },
  { email: 'office@monsoon-islands.example', role: 'dmc', status: 'active', first_name: 'Priya', last_name: 'Naidoo', company_name: 'Monsoon Islands', countries: ['MV', 'MU', 'AE'] },
];

/** A registration that waits for approval: offers nothing, sees nothing. */
export const demoApplicant: DemoUser = {
  email: 'pending@itinera.example', role: 'dmc', status: 'pending', first_name: 'Nino', last_name: 'Beridze', company_name: 'Kolkhis Routes',
};
