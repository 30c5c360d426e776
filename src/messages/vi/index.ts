import { titles } from './titles.ts';
import { fields } from './fields.ts';
import { choices } from './choices.ts';
import { validation } from './validation.ts';
import { errors } from './errors.ts';
import { statuses } from './statuses.ts';
import { shell } from './shell.ts';
import { auth } from './auth.ts';
import { drafts } from './drafts.ts';
import { billForm } from './billForm.ts';
import { send } from './send.ts';
import { templates } from './templates.ts';
import { records } from './records.ts';
import { imports } from './imports.ts';
import { grid } from './grid.ts';
import { palette } from './palette.ts';
import { tools } from './tools.ts';
import { drafting } from './drafting.ts';
import { views } from './views.ts';

/** Every text of one language, by area. react-admin's own keys are in `ra`. */
export const messages = {
  titles,
  fields,
  choices,
  validation,
  errors,
  statuses,
  shell,
  auth,
  drafts,
  billForm,
  send,
  templates,
  records,
  imports,
  grid,
  palette,
  tools,
  drafting,
  views,
} as const;
