/**
 * Settles conditions whose outcome the other keywords decide. The sampler always meets a condition if it
 * has `then`, and never takes `else`, even where an example or a default of the schema does not meet it.
 */
import { isRecord, listOf, type Loose, recordOf } from '../../document/loose.ts';
import { ownValue } from '../../../text/own-value.ts';
import { refOf, type Resolver } from '../../document/resolver.ts';

/** Returns the schema with a condition that the sampler decides in the right way. */
export function settleCondition(schema: Loose, resolver: Resolver): Loose {
  const { if: condition, then: met, else: unmet, ...rest } = schema;
  if (condition === undefined) return schema;
  const isMet = condition !== false && !isBarred(condition, schema, resolver);
  const branch = isMet ? met : unmet;
  if (!isRecord(branch)) return rest;
  return isMet && isRecord(condition) ? schema : { ...rest, if: {}, then: branch };
}

/** Whether the sample will have a property with a value that the condition does not allow. */
function isBarred(condition: unknown, schema: Loose, resolver: Resolver): boolean {
  const properties = recordOf(schema['properties']);
  const hasThen = isRecord(schema['then']);
  return Object.entries(recordOf(recordOf(condition)['properties'])).some(([name, wanted]) => {
    const { const: only, enum: several } = recordOf(wanted);
    const allowed = only === undefined ? listOf(several) : [only];
    const given = givenValue(ownValue(properties, name), { hasThen, resolver });
    return allowed.length > 0 && given !== undefined && !allowed.includes(given);
  });
}

/** Returns the value that the sampler takes for a property, if the condition does not change it. */
function givenValue(
  property: unknown,
  { hasThen, resolver }: { readonly hasThen: boolean; readonly resolver: Resolver },
): unknown {
  const ref = refOf(property);
  const schema = recordOf(ref === undefined ? property : resolver.find(ref)?.value);
  const { example, const: only, examples, enum: values, default: preset } = schema;
  const [shown] = listOf(examples);
  // The sampler would meet the condition with another of the values.
  const first = hasThen ? undefined : listOf(values)[0];
  return example ?? only ?? shown ?? first ?? preset;
}
