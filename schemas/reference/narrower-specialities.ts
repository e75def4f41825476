/**
 * Under a general name that patients know, who treats it where nobody has the very speciality: by slug, in the order of who is seen first. Those of
 * children are not among them.
 */
export const narrowerSpecialities: Readonly<Record<string, readonly string[]>> = {
  dentist: ['dental-therapist', 'oral-surgeon', 'periodontist', 'prosthodontist'],
}
