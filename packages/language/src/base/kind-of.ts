/** The members of a union with this `kind`, also where one member allows several kinds. */
export type KindOf<E, K extends string> = E extends { readonly kind: infer X }
  ? K extends X
    ? E & { readonly kind: K }
    : never
  : never
