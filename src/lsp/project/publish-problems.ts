/** Converts diagnostics to those of the protocol, and their fixes to code actions. */
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic as EditorDiagnostic,
  DiagnosticSeverity,
} from 'vscode-languageserver';
import { urlOf } from '../../core/diagnostic/explanation.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { locateFix } from '../../core/diagnostic/fix.ts';
import { rangeAt, toEdit, type ToUri } from './places.ts';

export function toEditorDiagnostic(
  { severity, code, message, hint, position }: Diagnostic,
  lines: readonly string[] | undefined,
): EditorDiagnostic {
  return {
    range: rangeAt(lines, position),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    codeDescription: { href: urlOf(code) },
    source: 'lectern',
    message: `${message}\n${hint}`,
  };
}

/** A problem as the editor knows it and as it was found. */
export interface PublishedProblem {
  readonly problem: Diagnostic;
  readonly reported: EditorDiagnostic;
}

/** Returns the fix of a problem; undefined if it has none, or if the texts have changed since. */
export function toAction(
  { problem, reported }: PublishedProblem,
  textOf: (file: string) => string | undefined,
  toUri: ToUri,
): CodeAction | undefined {
  const { fix } = problem;
  if (fix === undefined) return undefined;
  const files = [...new Set(fix.edits.map(({ file }) => file))];
  const changed = files.map((file) => {
    const text = textOf(file);
    const changes = text === undefined ? undefined : locateFix(text, fix, file);
    return [toUri(file), changes?.map((change) => toEdit(text ?? '', change))] as const;
  });
  const changes = Object.fromEntries(
    changed.flatMap(([uri, edits]) => (edits === undefined ? [] : [[uri, edits]])),
  );
  if (Object.keys(changes).length < files.length) return undefined;
  return {
    title: fix.title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [reported],
    isPreferred: fix.needs === undefined,
    edit: { changes },
  };
}
