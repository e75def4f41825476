/** The post of a clinic's head, which says that a person is a doctor there, but not of which speciality. */
export const headPost =
  /(?<!\p{L})(?:главн(?:ый|ого) врач\p{L}*|главврач\p{L}*|головн(?:ий|ого) лікар\p{L}*|бас дәрігер\p{L}*|bosh (?:shifokor|vrach)\p{L}*|chief (?:medical officer|physician|doctor))(?!\p{L})/iu
