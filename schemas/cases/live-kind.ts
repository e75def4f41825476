/** The name under which the cases of a kind wait in Today and in their live stream. */
export const liveKindOf = ({ name }: { name: string }): `case_${string}` =>
  `case_${name.replaceAll('-', '_')}`
