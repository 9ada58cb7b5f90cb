import type { Field } from "~/data/field";

/**
 * The fields of a quiz as page data has them: the options of a question in one string. As objects,
 * the states alone would take a tenth of what a document may have.
 */
export function packOptions(fields: readonly Field[]) {
  return fields.map((field) => {
    if (!("options" in field)) return field;
    return { ...field, options: field.options.map((one) => `${one.value}=${one.label}`).join("|") };
  });
}

export function unpackOptions(fields: ReturnType<typeof packOptions>): Field[] {
  return fields.map((field) => {
    if (!("options" in field)) return field;
    const options = field.options.split("|").map((one) => {
      const [value = "", label = ""] = one.split("=");
      return { value, label };
    });
    return { ...field, options };
  });
}
