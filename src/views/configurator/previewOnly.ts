import { msg } from '@lingui/core/macro';

/** Shown by the preview page when it is opened outside the configurator. */
export const PREVIEW_ONLY = msg`This page only works inside the configurator.`;
