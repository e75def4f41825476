type Point = { x: number; y: number }

/** Points that are shown as one, by their indices, in ascending order. */
export type Cluster = Point & { members: number[] }

/** The two as one, in the middle of all of their members. */
function merge(a: Cluster, b: Cluster): Cluster {
  const members = [...a.members, ...b.members].sort((one, other) => one - other)
  const mean = (axis: keyof Point) =>
    (a[axis] * a.members.length + b[axis] * b.members.length) / members.length
  return { x: mean('x'), y: mean('y'), members }
}

/** The first of the clusters that is nearer to this one than `distance`. */
const nearTo = (one: Cluster, others: readonly Cluster[], distance: number) =>
  others.find(({ x, y }) => Math.hypot(x - one.x, y - one.y) < distance)

/**
 * Clusters of points on a screen, in the order of their first members: no two of them are nearer to each other than `distance`, each point
 * is in exactly one. A page of a list has some twenty points, so each is compared with each; a library with an index would be larger than the
 * rest of this map's code.
 */
export function clustersOf(points: readonly Point[], distance: number): Cluster[] {
  const apart: Cluster[] = []
  for (const [index, { x, y }] of points.entries()) {
    let next: Cluster = { x, y, members: [index] }
    // A group that has grown has moved, and may be near to another now.
    for (let near = nearTo(next, apart, distance); near; near = nearTo(next, apart, distance)) {
      apart.splice(apart.indexOf(near), 1)
      next = merge(near, next)
    }
    apart.push(next)
  }
  return apart.sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0))
}
