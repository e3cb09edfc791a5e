/** The user group, as the service stores it and as each operation returns it. */
import { JsonText } from './format-answer.ts';

export const environmentTags = ['Customer', 'Testing'] as const;

export type EnvironmentTag = (typeof environmentTags)[number];

/** A stored user group. Its objects are JSON text, because the service only stores and returns them. */
export interface UserGroup {
  /** The internal id, assigned by the storage and never reused. */
  readonly teamId: number;
  readonly token: string;
  readonly name: string;
  readonly userGroupId: string;
  readonly mapping: string | null;
  readonly properties: string | null;
  /** The tag of the environment that the group belongs to. */
  readonly tag: EnvironmentTag | null;
}

export interface UserGroupAnswer {
  readonly team_id: number;
  readonly token: string;
  readonly name: string;
  readonly provided_id: string;
  readonly properties?: JsonText;
  readonly api_environment_tag?: EnvironmentTag | null;
}

/** Returns the fields that every operation returns. */
function toCommonAnswer(group: UserGroup): UserGroupAnswer {
  return {
    team_id: group.teamId,
    token: group.token,
    name: group.name,
    provided_id: group.userGroupId,
  };
}

/** Returns `properties`, or nothing if the group never had any. */
function toProperties(group: UserGroup): Pick<UserGroupAnswer, 'properties'> {
  return group.properties === null ? {} : { properties: new JsonText(group.properties) };
}

export function toGetAnswer(group: UserGroup): UserGroupAnswer {
  return { ...toCommonAnswer(group), ...toProperties(group) };
}

export function toUpdateAnswer(group: UserGroup): UserGroupAnswer {
  return { ...toCommonAnswer(group), ...toProperties(group), api_environment_tag: group.tag };
}

export function toRotateAnswer(group: UserGroup): UserGroupAnswer {
  return { ...toCommonAnswer(group), api_environment_tag: group.tag };
}
