/** Of a union whose members are told apart by `kind`: what is of this kind, also where one member has several of them. */
export type OfKind<E, K extends string> = E extends { readonly kind: infer X }
  ? K extends X
    ? E & { readonly kind: K }
    : never
  : never
