/**
 * V-18: four numeric lists that the specification names without their meaning. They are kept by name and bound to nothing,
 * so that no behaviour is invented; once a meaning is known, this is its place.
 */
export const NUMERIC_GROUPS = { A: 2, B: 3, C: [1, 2], D: [0, 4, 7, 8, 9] } as const
