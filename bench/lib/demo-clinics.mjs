/** Slugs of the demo clinics. */
export const demoClinics = [
  'demo-dent',
  'demo-family',
  'demo-hospital',
  'demo-practice',
  'demo-journal',
  'demo-polyclinic',
]

/** The clinic with the most content for each template. */
export const templateClinics = {
  landing: 'demo-polyclinic',
  'landing-sidebar-wide': 'demo-practice',
  'landing-wide': 'demo-hospital',
  'landing-blog': 'demo-journal',
}
