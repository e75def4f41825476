/** Slugs of the demo clinics, and the one that shows each template. */
export const demoClinics = [
  'demo-dent',
  'demo-family',
  'demo-hospital',
  'demo-practice',
  'demo-journal',
  'demo-polyclinic',
]
