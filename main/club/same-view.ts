/** Whether two views say the same: values as they go over the wire, objects and lists by what is in them. */
export function isSameView(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isSameView((one as Fields)[key], (other as Fields)[key]));
}

type Fields = Readonly<Record<string, unknown>>;
