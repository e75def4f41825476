/** Number of doctors on a page of a clinic's profile (B-23): fills rows of two, three and four. */
export const doctorPageSize = 24
