/** For whom a visit is, until the reader chooses: for a child where that is most likely. */
export const likelyKind = (forChild: boolean | undefined): 'self' | 'child' => (forChild ? 'child' : 'self')
