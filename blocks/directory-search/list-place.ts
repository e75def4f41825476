/** Where a list of the search stands: below the box, or in the rest of the sheet. */
export const listPlace = (isSheet: boolean): string =>
  isSheet
    ? 'col-span-full min-h-0 overflow-y-auto overscroll-contain'
    : 'absolute inset-x-0 top-full z-40 mt-1.5 rounded-card border border-line bg-raised p-1.5 shadow-float'
