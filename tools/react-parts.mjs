/**
 * Parts of React that nothing here uses, by what they are for and what their functions say instead: the shop is drawn by
 * the browser alone, never hydrated, and draws no document. A quarter of React's own code, on
 * every screen.
 */
const LEFT_OUT = {
  hydration: {
    false:
      'popHydrationState isSuspenseInstancePending isSuspenseInstanceFallback queueIfContinuousEvent',
    null: `upgradeHydrationErrorsToRecoverable getParentHydrationBoundary getSuspenseInstanceFromFiber
      getActivityInstanceFromFiber updateDehydratedSuspenseComponent getNextHydratable canHydrateInstance
      canHydrateTextInstance canHydrateHydrationBoundary getNextHydratableInstanceAfterHydrationBoundary`,
    undefined: `prepareToHydrateHostInstance resetHydrationState popToNextHostParent throwOnHydrationMismatch
      queueHydrationError mountHostRootWithoutHydrating retrySuspenseComponentWithoutHydrating clearHydrationBoundary
      hideOrUnhideDehydratedBoundary registerSuspenseInstanceRetry retryIfBlockedOn clearIfContinuousEvent
      accumulateOrCreateContinuousQueuedReplayableEvent attemptExplicitHydrationTarget
      attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap replayUnblockedEvents
      scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded commitSuspenseHydrationCallbacks
      commitActivityHydrationCallbacks retryDehydratedSuspenseBoundary attemptContinuousHydration
      attemptHydrationAtCurrentPriority getBumpedLaneForHydration getBumpedLaneForHydrationByLane
      markRetryLaneIfNotHydrated pushDehydratedActivitySuspenseHandler createFiberFromDehydratedFragment
      ReactDOMHydrationRoot`,
  },
  'what stands in the head of a document, and pictures that are waited for': {
    false: 'isHostHoistableType isSingletonScope maySuspendCommit isLikelyStaticResource',
    null: `getResource acquireResource resolveSingletonInstance createHoistableInstance getHydratableHoistableCache
      getHoistableRoot waitForCommitToBeReady`,
    undefined: `preloadStylesheet insertStylesheet mountHoistable releaseSingletonInstance
      clearSingletonPreambleContribution commitHostSingletonAcquisition adoptPreloadPropsForStylesheet
      adoptPreloadPropsForScript stylesheetPropsFromRawProps preload preloadModule preinitStyle preinitScript
      preinitModuleScript preconnectAs preconnect prefetchDNS suspendResource preloadResourceAndSuspendIfNeeded
      preloadResource insertSuspendedStylesheets insertStylesheetIntoRoot preloadInstanceAndSuspendIfNeeded
      suspendInstance estimateImageBytes waitForImageToLoad estimateBandwidth accumulateSuspenseyCommitOnFiber
      recursivelyAccumulateSuspenseyCommit checkIfFullyUnsuspended onUnsuspend onUnsuspendImg`,
  },
  'view transitions': {
    null: 'claimQueuedTransitionTypes startViewTransition',
    false:
      'applyViewTransitionToHostInstancesRecursive measureViewTransitionHostInstancesRecursive measureNestedViewTransitions',
    undefined: `trackEnterViewTransitions pushViewTransitionCancelableScope applyViewTransitionToHostInstances
      restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions
      commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
      restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
      scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName restoreViewTransitionName
      createMeasurement measureInstance measureClonedInstance forceLayout getViewTransitionName getClassNameByType
      getViewTransitionClassName flushAfterMutationEffects recursivelyTraverseAfterMutationEffects
      commitAfterMutationEffectsOnFiber queueTransitionTypes ViewTransitionPseudoElement createViewTransitionInstance`,
  },
  'references to fragments': {
    false: 'isFragmentInstanceParent isFragmentInstanceHostBoundary',
    undefined: `commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
      commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstance deleteChildFromFragmentInstance
      traverseVisibleInstancesAndTextInstances validateDocumentPositionWithFiberTree addFragmentHandleToFiber
      addFragmentHandleToInstance`,
  },
  'actions of forms': {
    undefined: `extractEvents$1 dispatchActionState runActionStateAction handleActionReturnValue onActionSuccess
      onActionError notifyActionListeners mountActionState updateActionState updateActionStateImpl
      actionStateActionEffect rerenderActionState recursivelyResetForms requestFormReset$1 requestFormReset ensureFormComponentIsStateful`,
  },
  'activities and lists of suspended parts': {
    null: 'updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating updateSuspenseListComponent',
    undefined: 'findLastContentRow initSuspenseListRenderState reverseChildren cutOffTailIfNeeded',
  },
  "the names of components in reports of errors, and the page's own sign of being busy": {
    '""': 'getStackByFiberInDevAndProd',
    undefined: 'defaultOnDefaultTransitionIndicator',
  },
};

const functions = Object.values(LEFT_OUT).flatMap((answers) =>
  Object.entries(answers).flatMap(([answer, names]) =>
    names.split(/\s+/).map((name) => [name, answer]),
  ),
);

/** What is cut out besides whole functions; each must be there. */
const CUTS = [
  [/\nexports\.hydrateRoot = function[\s\S]*?\n};/g, ''],
  [/\nFragmentInstance\.prototype\.\w+ = function[\s\S]*?\n};/g, ''],
  // a parameter of the same name
  [/\nfunction initInput\([\s\S]*?\n}/, (found) => found.replaceAll('isHydrating', 'isFilled')],
  [/\bisHydrating = !(0|1)/g, 'neverHydrates = !1'],
  [/\bisHydrating\b(?!\$)/g, '!1'],
];

function leanReactDom(code) {
  let lean = code;
  const cut = (pattern, by) => {
    const rest = lean.replace(pattern, by);
    if (rest === lean)
      throw new Error(`React has no ${pattern}: look through tools/react-parts.mjs`);
    lean = rest;
  };
  for (const [name, answer] of functions) {
    const escaped = name.replace('$', '\\$');
    cut(new RegExp(`\nfunction ${escaped}\\([\\s\\S]*?\n}(?=\n)`), () =>
      answer === 'undefined'
        ? `\nfunction ${name}() {}`
        : `\nfunction ${name}() { return ${answer}; }`,
    );
  }
  for (const [pattern, by] of CUTS) cut(pattern, by);
  return lean;
}

/** Leaves out of React what the shop never uses. The version of React is pinned, and a function that is gone stops the build. */
export const leanReact = () => ({
  name: 'lean-react',
  transform: (code, file) =>
    file.endsWith('react-dom-client.production.js')
      ? { code: leanReactDom(code), map: null }
      : null,
});
